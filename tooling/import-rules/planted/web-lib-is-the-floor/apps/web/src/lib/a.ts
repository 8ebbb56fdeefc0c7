import { value } from '../components/b.ts';

export const planted = value;
