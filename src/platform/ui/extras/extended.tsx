import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { usePermissions } from 'react-admin';
import { type Extras, withExtras } from '../../../../resources/kit/extras.ts';
import { hasChosenExtras, type Registry } from '../../../../resources/kit/index.ts';
import { Loading } from '../../common/Loading.tsx';
import { canAccess } from '../../providers/canAccess.ts';
import { http } from '../../providers/http.ts';
import { useWords } from '../../providers/language.ts';
import type { Permissions } from '../permissions.ts';
import { RegistryContext, useDeclaration, useRegistry } from '../registry.ts';
import { ExtrasContext } from './ExtrasContext.ts';

const path = 'kolom-tambahan';

/** True if the role may ask for the extra fields of a resource: whoever reads or adds its rows. Undefined while not known. */
function useAsks(resource: string): boolean | undefined {
  const { permissions } = usePermissions<Permissions>();
  return permissions && (['list', 'create'] as const).some(action => canAccess(permissions, { action, resource }));
}

/** The resource around with the fields that the installation adds to it, as far as the reader sees them. */
export function WithExtras({ children }: { children: ReactNode }) {
  const say = useWords();
  const registry = useRegistry();
  const declared = useDeclaration();
  const { name } = declared;
  const asks = useAsks(name);
  const { data, isLoading } = useQuery({
    queryKey: [path, name],
    queryFn: async ({ signal }) => (await http<Extras>(`${path}?sumber=${encodeURIComponent(name)}`, { signal })).data,
    enabled: asks === true,
    retry: false,
  });
  const wide: Registry = useMemo(() => {
    const r = data ? withExtras(declared, data) : declared;
    return {
      ...registry,
      get: asked => (asked === name ? r : registry.get(asked)),
      find: asked => (asked === name ? r : registry.find(asked)),
    };
  }, [registry, declared, name, data]);
  // Where it cannot be asked the declared fields are there all the same; where few rows have others they come later.
  if ((asks === undefined || isLoading) && !hasChosenExtras(declared))
    return <Loading height={320} label={say('Memuat…')} />;
  return (
    <RegistryContext value={wide}>
      <ExtrasContext value={data?.form ?? null}>{children}</ExtrasContext>
    </RegistryContext>
  );
}

/** A view of a resource that may have extra fields. */
export const extended = (View: ComponentType): ComponentType =>
  function Extended() {
    return (
      <WithExtras>
        <View />
      </WithExtras>
    );
  };
