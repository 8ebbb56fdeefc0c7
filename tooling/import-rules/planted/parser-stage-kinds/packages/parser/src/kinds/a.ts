import { value } from '../parse.ts';

export const planted = value;
