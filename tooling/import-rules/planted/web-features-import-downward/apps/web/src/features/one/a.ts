import { value } from '../../agent/b.ts';

export const planted = value;
