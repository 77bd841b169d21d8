import { DeclarationError, type Registry, type Resource } from '../../../resources/kit/index.ts';
import { riwayatStatus } from '../../../resources/mbkm/riwayatStatus.ts';
import { historyViewSql } from './historyView.ts';

/** Definitions of the resources that are database views, by name. */
const views: Readonly<Record<string, (registry: Registry) => string>> = {
  [riwayatStatus.name]: historyViewSql,
};

/**
 * The SELECT behind a resource that is a view.
 * @throws DeclarationError when a resource calls itself a view and none is defined
 */
export function viewSql(r: Resource, registry: Registry): string {
  const define = views[r.name];
  if (!define) throw new DeclarationError(`${r.name}: tampilan basis data belum didefinisikan`);
  return define(registry);
}
