import { addInboundExtensions } from './inbound/extensions.ts';

/** What the exchange adds to its generated screens. */
export function addExchangeExtensions(): void {
  addInboundExtensions();
}
