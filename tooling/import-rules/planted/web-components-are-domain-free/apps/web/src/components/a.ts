import { value } from '../features/one/b.ts';

export const planted = value;
