import { describe, expect, it } from 'vitest';
import { spreadOf } from '../../../src/areas/nilai/grading/scoreSpread.ts';

describe('how scores are spread', () => {
  it('is told from five on, in tens from the lowest to the highest', () => {
    expect(spreadOf([95, 95, 95, 95])).toBeNull();
    expect(spreadOf([71, 88, 90, 100, 70])).toEqual({
      count: 5,
      least: 70,
      most: 100,
      mean: 83.8,
      tens: [
        { from: 70, count: 2 },
        { from: 80, count: 1 },
        { from: 90, count: 2 },
      ],
      flat: false,
    });
  });

  it('is flat where all have almost the same, one who stands out among many aside', () => {
    expect(spreadOf([95, 95, 95, 95, 95])?.flat).toBe(true);
    expect(spreadOf([94.5, 95, 95.5, 95, 95])?.flat).toBe(true);
    expect(spreadOf([93, 95, 95, 95, 95])?.flat).toBe(false);
    expect(spreadOf([60, ...Array.from({ length: 11 }, () => 95)])?.flat).toBe(true);
    expect(spreadOf([60, 70, 80, ...Array.from({ length: 9 }, () => 95)])?.flat).toBe(false);
  });
});
