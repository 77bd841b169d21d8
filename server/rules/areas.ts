import type { FastifyInstance } from 'fastify';
import type { Engine, EngineJob } from '../rest/context.ts';
import type { RulesByResource } from '../rest/rules.ts';
import { kknRules } from './kkn/index.ts';
import { rules as magang } from './magang/index.ts';
import { magangJobs } from './magang/jobs.ts';
import { registerMagang } from './magang/routes.ts';
import type { ProgrammeRules, RulesByProgramme } from './mbkm/index.ts';
import type { Ports } from './mbkm/move.ts';

/** What the area of a programme adds to its declaration: functions, calls and jobs. */
export interface ProgrammeArea {
  /** Name of the programme. */
  readonly name: string;
  readonly rules?: RulesByResource;
  /** What it does with participations beyond its declaration. */
  readonly participation?: ProgrammeRules;
  readonly jobs?: readonly EngineJob[];
  register?(app: FastifyInstance, engine: Engine, ports: Ports): void;
}

/** Every programme's area. */
export const programmeAreas: readonly ProgrammeArea[] = [
  { name: 'magang', rules: magang, jobs: magangJobs, register: registerMagang },
  kknRules,
];

/** What each of them does with participations, by its name. */
export const participationRules = (areas: readonly ProgrammeArea[]): RulesByProgramme =>
  Object.fromEntries(areas.flatMap(({ name, participation }) => (participation ? [[name, participation]] : [])));
