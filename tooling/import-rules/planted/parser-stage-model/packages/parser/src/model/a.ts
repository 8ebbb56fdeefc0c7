import { value } from '../text/b.ts';

export const planted = value;
