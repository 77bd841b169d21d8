import { useState } from 'react';
import { useRefresh, useResourceContext } from 'react-admin';
import type { Target } from '../../../platform/ui/list/selection.ts';
import { useRegistry } from '../../../platform/ui/registry.ts';
import { MakeAccountsDialog } from './MakeAccountsDialog.tsx';

/** The dialog that makes accounts for people of the list around. */
export function useAccountsDialog() {
  const [target, setTarget] = useState<Target | null>(null);
  const sumber = useResourceContext() ?? '';
  const registry = useRegistry();
  const refresh = useRefresh();
  const label = registry.find(sumber)?.label ?? '';
  const dialog = target ? (
    <MakeAccountsDialog
      sumber={sumber}
      label={label}
      target={target}
      onClose={() => {
        setTarget(null);
        refresh();
      }}
    />
  ) : null;
  return { dialog, open: setTarget };
}
