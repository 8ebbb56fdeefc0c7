import { value } from '../annotators/b.ts';

export const planted = value;
