import { value } from '../../parser/src/b.ts';

export const planted = value;
