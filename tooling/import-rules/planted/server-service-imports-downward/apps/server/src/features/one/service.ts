import { value } from './routes.ts';

export const planted = value;
