import { value } from '../tokenizer/b.ts';

export const planted = value;
