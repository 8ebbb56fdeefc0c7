import { value } from '../validators/b.ts';

export const planted = value;
