import { value } from '../../web/src/b.ts';

export const planted = value;
