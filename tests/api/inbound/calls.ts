import type { OwnCall } from '../support/ownCalls.ts';

/** Calls that only the exchange of students from elsewhere has (tests/api/versions.test.ts). */
export const calls: readonly OwnCall[] = [];
