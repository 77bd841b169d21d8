import { serverArea } from '../area.ts';

/** What Formulir adds to its declarations: rules, calls, jobs. */
export const area = serverArea({ name: 'formulir' });
