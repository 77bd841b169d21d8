import type { WhatsAppConfig } from '../../../platform/config.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { demoInside } from '../../../platform/database/demoInside.ts';
import { readSetting } from '../../pengaturan/settings.ts';
import { type CloudOutcome, sendTemplate, type TemplateMessage } from './cloud.ts';
import { standIn } from './standIn.ts';

/** By what messages go out by WhatsApp. */
export interface WaService {
  /** Nothing leaves the installation: it only says what a service would say. */
  readonly contoh: boolean;
  readonly template: Template;
  send(message: TemplateMessage): Promise<CloudOutcome>;
}

interface Template {
  readonly name: string;
  readonly language: string;
  /** Words of a message in the order of the template's places. */
  readonly order: readonly string[];
}

/** The service of the moment; undefined: messages are links that their sender opens. */
export type ChooseWhatsApp = (on: Queryable) => Promise<WaService | undefined>;

/** What the operator configured, once the settings name a template; without, a stand-in where the demo university is inside. */
export const chooseWhatsApp =
  (config: WhatsAppConfig | undefined): ChooseWhatsApp =>
  async on => {
    if (!config) return (await demoInside(on)) ? standIn : undefined;
    const name = (await readSetting(on, 'wa.templat')).trim();
    if (!name) return undefined;
    const template = { name, language: await readSetting(on, 'wa.bahasa'), order: await readSetting(on, 'wa.isian') };
    return { contoh: false, template, send: message => sendTemplate(config, message) };
  };
