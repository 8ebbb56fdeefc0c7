import { value } from './service.ts';

export const planted = value;
