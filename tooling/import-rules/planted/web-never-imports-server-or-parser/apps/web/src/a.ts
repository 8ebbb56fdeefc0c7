import { value } from '../../../packages/parser/src/b.ts';

export const planted = value;
