import type { FastifyInstance } from 'fastify';
import type { OwnDashboard } from '../../resources/umum/dashboard.ts';
import type { Caller } from '../platform/access/caller.ts';
import type { FilePorts } from '../platform/documents/files/index.ts';
import type { Engine, EngineJob } from '../platform/engine/context.ts';
import type { RulesByResource } from '../platform/engine/rules.ts';
import type { MailTransport } from '../platform/notify/index.ts';
import type { Versionless } from '../platform/versions.ts';
import type { ProgrammeRules } from './mbkm/index.ts';
import type { Ports } from './mbkm/move.ts';
import type { LetterRules } from './surat/index.ts';

/** What of the installation an area may work with. */
export interface AreaPlace {
  readonly files: FilePorts;
  /** Mail as it goes out; undefined: none does. */
  readonly mail: MailTransport | undefined;
  readonly secret: string;
  readonly baseUrl: string;
  /** Where details of publications are asked for; undefined: nowhere. */
  readonly crossrefUrl: string | undefined;
}

/** What the area of a programme adds to its declaration: functions, calls and jobs. */
export interface ProgrammeArea {
  /** Name of the programme. */
  readonly name: string;
  readonly rules?: RulesByResource;
  /** What it does with participations beyond its declaration. */
  readonly participation?: ProgrammeRules;
  readonly jobs?: readonly EngineJob[];
  /** Letters about its own rows. */
  readonly letters?: readonly LetterRules[];
  /** Its calls that write without naming the version of a row. */
  readonly versionless?: readonly Versionless[];
  /** The dashboard of those who take part without a participation; null for everybody else. */
  ownDashboard?(engine: Engine, caller: Caller): Promise<OwnDashboard | null>;
  register?(app: FastifyInstance, engine: Engine, ports: Ports, place: AreaPlace): void;
}
