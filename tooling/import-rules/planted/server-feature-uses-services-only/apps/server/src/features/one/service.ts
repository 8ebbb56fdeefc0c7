import { value } from '../two/repository.ts';

export const planted = value;
