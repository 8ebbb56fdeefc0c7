import { value } from '../formats/b.ts';

export const planted = value;
