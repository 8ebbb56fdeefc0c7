import { value } from './repository.ts';

export const planted = value;
