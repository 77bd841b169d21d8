import type { WhatsAppConfig } from '../../../platform/config.ts';
import type { Queryable } from '../../../platform/database/db.ts';
import { demoInside } from '../../../platform/database/demoInside.ts';
import { readSetting } from '../../pengaturan/settings.ts';
import { sendTemplate } from './cloud.ts';
import type { WaService } from './port.ts';
import { standIn } from './standIn.ts';

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
