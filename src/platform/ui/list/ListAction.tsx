import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { takeAsked } from '../../common/askedDialog.ts';
import { usePhone } from '../../common/usePhone.ts';

/** A secondary action of a list as a whole: it acts at once, or opens a dialog. */
export interface ListActionEntry {
  label: string;
  icon: typeof SvgIcon;
  onClick?: () => void;
  dialog?: ListDialog;
  disabled?: boolean;
  /** Rarely used: stands in the list's menu, in words. */
  minor?: boolean;
}

interface ListDialog {
  /** The name under which another page may ask for it (`askDialog`). */
  name: string;
  render: (close: () => void) => ReactNode;
}

/**
 * The dialog of one of the actions, at most one at a time. `dialog` has its place outside of menus, which take what
 * they hold along when they close.
 */
export function useListDialog(entries: readonly ListActionEntry[]): {
  act: (entry: ListActionEntry) => void;
  dialog: ReactNode;
} {
  const { pathname } = useLocation();
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    // From the search over everything ("Ekspor mahasiswa").
    const asked = entries.find(({ dialog }) => dialog && takeAsked(pathname, dialog.name));
    if (asked?.dialog) setShown(asked.dialog.name);
  });
  const open = entries.find(({ dialog }) => dialog?.name === shown)?.dialog;
  return {
    act: ({ onClick, dialog }) => {
      onClick?.();
      if (dialog) setShown(dialog.name);
    },
    dialog: open ? <Suspense>{open.render(() => setShown(null))}</Suspense> : null,
  };
}

/** An action of a list where it stands by itself. */
export function ListAction(entry: ListActionEntry) {
  const { act, dialog } = useListDialog([entry]);
  return (
    <>
      <ListActionButton {...entry} onClick={() => act(entry)} />
      {dialog}
    </>
  );
}

type ButtonProps = Pick<ListActionEntry, 'label' | 'icon' | 'disabled' | 'minor'> & { onClick: () => void };

/** Icon and word; the icon alone on phones and where it is rarely used. */
export function ListActionButton({ label, icon: Icon, onClick, disabled, minor = false }: ButtonProps) {
  const phone = usePhone();
  if (!phone && !minor)
    return (
      <Button startIcon={<Icon />} onClick={onClick} disabled={disabled}>
        {label}
      </Button>
    );
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} onClick={onClick} disabled={disabled} color="primary">
          <Icon />
        </IconButton>
      </span>
    </Tooltip>
  );
}
