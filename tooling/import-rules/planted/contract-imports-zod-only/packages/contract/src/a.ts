import { value } from '../../../apps/web/src/b.ts';

export const planted = value;
