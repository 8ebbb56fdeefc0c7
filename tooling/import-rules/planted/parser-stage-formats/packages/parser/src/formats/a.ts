import { value } from '../refiners/b.ts';

export const planted = value;
