import type { Message } from '../../../../resources/kit/index.ts';
import type { BagianKesehatan } from '../../../../resources/pengaturan/kesehatan.ts';
import type { Engine } from '../../../platform/engine/context.ts';
import type { Mailbox } from '../../../platform/notify/index.ts';
import type { System } from '../../../platform/system.ts';

type State = BagianKesehatan['keadaan'];
type Fact = BagianKesehatan['fakta'][number];

export interface HealthPlace {
  readonly engine: Engine;
  readonly mail: Mailbox;
  readonly system: System;
}

/** A look at one part, for somebody who reads a language. */
interface HealthLook extends HealthPlace {
  say(message: Message): string;
}

/** A finding: advice, or a fault. */
export interface Problem {
  says: Message;
  advice?: boolean;
  /** Screen on which it is put right. */
  screen?: string;
}

export interface Found {
  facts: readonly { label: Message; value: Fact['nilai']; as: Fact['jenis'] }[];
  problems: readonly Problem[];
  rows?: readonly { title: string; text: string; time: string | null; state: State }[];
}

/** A part of the installation that the health page looks at. */
export interface HealthPart {
  readonly key: string;
  readonly title: Message;
  look(place: HealthLook): Promise<Found>;
}
