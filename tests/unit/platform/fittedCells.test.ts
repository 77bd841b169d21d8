import { describe, expect, it } from 'vitest';
import { widestCell } from '../../../src/platform/ui/list/fittedCells.ts';

const words = (width: number) => ({ width, least: 100 });
const whole = (width: number) => ({ width, least: width });

describe('a table a little too wide for its place', () => {
  it('takes the room from its widest columns of words first', () => {
    expect(widestCell([words(400), words(300), words(120)], 700)).toBe(290);
    expect(widestCell([words(400), words(200), words(120)], 700)).toBe(380);
  });

  it('leaves chips, buttons and drawn widths as they are', () => {
    expect(widestCell([whole(300), words(260), whole(300)], 800)).toBe(200);
    expect(widestCell([whole(450), whole(450)], 800)).toBeUndefined();
  });

  it('is not touched where all fits, or where nothing would be read any more', () => {
    expect(widestCell([words(400), words(300)], 700)).toBeUndefined();
    expect(widestCell([words(400), words(300), words(300)], 400)).toBeUndefined();
    expect(widestCell([], 400)).toBeUndefined();
  });
});
