/**
 * Options of a screen's pattern (`Screen.options`): data only, read by the pattern's component. Field names are those
 * of the screen's first resource; `rincian.posisi` is a field of its 1:1 detail.
 */

export * from './patterns/activity.ts';
export * from './patterns/common.ts';
export * from './patterns/content.ts';
export * from './patterns/crud.ts';
export * from './patterns/entrance.ts';
export * from './patterns/queue.ts';
export * from './patterns/recap.ts';
export * from './patterns/record.ts';
export * from './patterns/register.ts';
