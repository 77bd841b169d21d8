import type { CloudOutcome, TemplateMessage } from './cloud.ts';

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
