import type { FastifyInstance } from 'fastify';
import { declared, type NoticeEvent, type Registry, type Role } from '../../resources/kit/index.ts';
import type { OwnDashboard, Tugas } from '../../resources/umum/dashboard.ts';
import type { AreaDemo } from '../demo/types.ts';
import type { Caller } from '../platform/access/caller.ts';
import type { Access, AccountEvents } from '../platform/access/createAccess.ts';
import type { SystemKeys } from '../platform/access/narrowed.ts';
import type { SsoPort } from '../platform/access/sso.ts';
import type { WhatsAppConfig } from '../platform/config.ts';
import type { Db } from '../platform/database/db.ts';
import type { FilePorts } from '../platform/documents/files/index.ts';
import type { Engine, EngineJob } from '../platform/engine/context.ts';
import type { AfterExamples } from '../platform/engine/examples/empty.ts';
import type { Part } from '../platform/engine/ownData/parts.ts';
import type { TrimmedKind } from '../platform/engine/retention/kinds.ts';
import type { AfterAnonymising } from '../platform/engine/retention/run.ts';
import type { RulesByResource } from '../platform/engine/rules.ts';
import type { SetupStep } from '../platform/engine/setup.ts';
import type { FirstScreenSource } from '../platform/firstScreen.ts';
import type { FrontSources } from '../platform/frontEnds.ts';
import type { SiteTexts } from '../platform/landing/siteTexts.ts';
import type { Mailbox } from '../platform/notify/index.ts';
import type { OutboxPorts } from '../platform/notify/mail/outbox.ts';
import type { ImageOrigin } from '../platform/securityHeaders.ts';
import type { System } from '../platform/system.ts';
import type { Versionless } from '../platform/versions.ts';
import type { ParticipationHooks } from './mbkm/pendaftarRules.ts';
import type { Ports } from './mbkm/ports.ts';
import type { RulesByProgramme } from './mbkm/programmes.ts';
import type { GradeSink, Plans, SiamikPort } from './mbkm/siamik.ts';
import type { FigureReader } from './pengaturan/figureLinks.ts';
import type { FigurePages } from './pengaturan/figurePages.ts';
import type { FirstLoginLink } from './pengaturan/invitations/send.ts';
import type { LetterBook, LetterRules } from './surat/letterBook.ts';
import type { LetterPorts } from './surat/letterFile.ts';

/** Input for rules that concern all areas. */
export interface Product {
  readonly registry: Registry;
  /** Rules of single programmes for participations, by their name. */
  readonly programmes: RulesByProgramme;
  readonly hooks: ParticipationHooks;
  readonly letters: LetterBook;
  /** Where study plans come from; undefined: nowhere. */
  readonly plans: Plans | undefined;
}

/** Services of the installation that an area's calls and jobs use. */
export interface AreaPlace {
  readonly areas: readonly ServerArea[];
  readonly ports: Ports;
  readonly grades: GradeSink;
  readonly access: Access;
  readonly files: FilePorts;
  /** Published texts of the public pages. */
  readonly site: SiteTexts;
  readonly mail: Mailbox;
  readonly secret: string;
  readonly baseUrl: string;
  /** Where details of publications are asked for; undefined: nowhere. */
  readonly crossrefUrl: string | undefined;
  /** By which messages go out by WhatsApp; undefined: by links that their sender opens. */
  readonly whatsapp: WhatsAppConfig | undefined;
  /** Where pictures of maps come from, as the settings say. */
  readonly images: ImageOrigin;
  readonly letters: { readonly book: LetterBook; readonly ports: LetterPorts };
  readonly system: System;
  /** Makes the link of an invitation. */
  readonly firstLoginLink: FirstLoginLink;
  /** Writes a backup of the installation below its data folder. @returns where it lies */
  backup(): Promise<string>;
}

/** Services of areas for the platform and for areas below them; exactly one area gives each. */
export interface AreaPorts {
  /** Checks a name and password elsewhere. */
  sso(db: Db, demoPassword: string | undefined): SsoPort;
  readonly accountEvents: AccountEvents;
  /** Resolves keys of other systems. */
  systemKeys(db: Db, registry: Registry, now: () => Date): SystemKeys;
  /** Study plans and transcripts. */
  studyRecords(db: Db): SiamikPort;
  /** Takes recognised grades. */
  gradeSink(db: Db): GradeSink;
  readonly unfinished: ParticipationHooks['unfinished'];
  readonly keepLetters: ParticipationHooks['keepLetters'];
  /** Role that decides at each stage of a registration. */
  readonly stageRoles: Readonly<Record<string, Role>>;
}

/** Server part of an area. */
export interface ServerArea {
  /** Its folder. */
  readonly name: string;
  /** Rules for resources, by their name. */
  readonly rules?: RulesByResource;
  /** The same, where they depend on what other areas declare. */
  rulesOf?(product: Product): RulesByResource;
  /** Rules that run after those of every area. */
  lastRulesOf?(product: Product): RulesByResource;
  /** Adds to the rules of every resource. */
  aroundRules?(rules: RulesByResource, registry: Registry): RulesByResource;
  /** Rules of its programmes beyond their declaration, by the programme's name. */
  readonly programmes?: RulesByProgramme;
  /** Events that do not depend on the programme; a programme's own stand in its declaration. */
  readonly events?: readonly NoticeEvent[];
  /** Steps of setting up an installation. */
  readonly setup?: readonly SetupStep[];
  readonly jobs?: readonly EngineJob[];
  /** Jobs that need something of the installation. */
  jobsOf?(place: AreaPlace): readonly EngineJob[];
  /** Makes the files of mails that bring its reports; one area does. */
  mailAttachments?(engine: Engine, place: AreaPlace): NonNullable<OutboxPorts['attach']>;
  /** Makes the address that mails of its rows carry (`internal/surel`, `idPintu`); one area does. */
  mailLinks?(engine: Engine, place: AreaPlace): NonNullable<OutboxPorts['linkOf']>;
  /** Rules of the kinds of letter about its rows. */
  readonly letters?: readonly LetterRules[];
  /** Its calls that write without naming the version of a row. */
  readonly versionless?: readonly Versionless[];
  /** The dashboard of those who take part without a participation; null for everybody else. */
  ownDashboard?(engine: Engine, caller: Caller): Promise<OwnDashboard | null>;
  /** Tasks of the caller beside the rows that screens count. */
  tasks?(engine: Engine, caller: Caller, place: AreaPlace): Promise<readonly Tugas[]>;
  /** Data of its screens that the first page already contains. */
  firstScreens?(engine: Engine, place: AreaPlace): readonly FirstScreenSource[];
  readonly ports?: Partial<AreaPorts>;
  /** Figures of rows that a link without an account opens (`/angka`), by the resource of the row. */
  figures?(engine: Engine): Readonly<Record<string, FigureReader>>;
  /** Figures of its reports that are no count of rows (`reportPages`). */
  readonly figurePages?: FigurePages;
  /** What it keeps of the caller beside rows that their role reads, for the download of own data. */
  ownData?(engine: Engine, caller: Caller): readonly Part[];
  /** Registers its calls, after those of the resources. */
  calls?(app: FastifyInstance, engine: Engine, place: AreaPlace): void;
  /** Changes rows that stay when the demo university is taken out, in that transaction. */
  readonly afterDemo?: AfterExamples;
  /** Kinds of data whose years are set with those of persons, and which a job of its own takes out. */
  readonly trimmed?: readonly TrimmedKind[];
  /** Changes what follows from rows of somebody who was made unknown, in the transaction of each person. */
  afterAnonymising?(place: AreaPlace): AfterAnonymising;
  /** Its part of the demo university; loaded only where a database is filled with it. */
  demo?(): Promise<AreaDemo>;
  /** Registers its public calls. @returns what the server asks when it renders a public page */
  publicCalls?(app: FastifyInstance, engine: Engine, place: AreaPlace): Partial<FrontSources>;
}

/** Declares what an area adds on the server. */
export const serverArea = (short: ServerArea): ServerArea => declared(short);
