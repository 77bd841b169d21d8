import type { Registry } from '../../../resources/kit/index.ts';
import type { ResourceRules, RulesByResource } from '../../platform/engine/rules.ts';

import { ruleResources } from './ownRules.ts';
import { partnerResources } from './partners.ts';

/** Channel on which processes tell each other that public answers are out of date. */
export const publicChannel = 'publik';

/**
 * Resources behind public answers. Registrations are counted only in figures, which may be five minutes old, so their
 * changes do not empty the cache.
 */
const sources = [
  'pengaturan/berita',
  'master/mitra',
  'master/program',
  'master/periode',
  'master/jenis-mbkm',
  'master/bank-dokumen',
] as const;

/** The same rules, with word to the public answers when one of their sources was written. */
export function tellingPublic(rules: RulesByResource, registry: Registry): RulesByResource {
  const told = [...new Set([...sources, ...partnerResources(registry), ...ruleResources(registry)])].map(
    (name): [string, ResourceRules] => {
      const own = rules[name] ?? {};
      return [
        name,
        {
          ...own,
          afterWrite: async (ctx, row, before) => {
            await own.afterWrite?.(ctx, row, before);
            ctx.announce(publicChannel);
          },
        },
      ];
    },
  );
  return { ...rules, ...Object.fromEntries(told) };
}
