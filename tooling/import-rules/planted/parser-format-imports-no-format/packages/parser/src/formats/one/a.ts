import { value } from '../two/b.ts';

export const planted = value;
