import { value } from '../../contract/src/b.ts';

export const planted = value;
