import { value } from '../kinds/b.ts';

export const planted = value;
