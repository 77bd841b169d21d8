import { isLogbook, type Logbook } from '../../../../resources/kegiatan/log.ts';
import { useDeclaration } from '../../../platform/ui/registry.ts';

/** The declared logbook of the resource around it. @throws Error where a logbook screen names another resource */
export function useLogbookResource(): Logbook {
  const resource = useDeclaration();
  if (!isLogbook(resource)) throw new Error(`${resource.name}: bukan logbook`);
  return resource;
}
