import { value } from '../features/one/service.ts';

export const planted = value;
