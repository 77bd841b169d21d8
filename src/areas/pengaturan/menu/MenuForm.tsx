import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { Form, SaveButton, useDelete, useNotify } from 'react-admin';
import { useDialogs } from '../../../platform/common/dialogs/useDialogs.ts';
import { reloadSession } from '../../../platform/providers/session.ts';
import { FieldInput } from '../../../platform/ui/FieldInput.tsx';
import { refusalOf } from '../profile/formErrors.ts';
import { TellDirty } from '../profile/TellDirty.tsx';
import { type Menu, menusKey } from './useMenus.ts';

interface Props {
  heading: string;
  /** The menu as the tree has it; a new one has none. */
  menu?: Menu;
  defaults?: Partial<Menu>;
  onClose: () => void;
  onDirty: (dirty: boolean) => void;
}

/** Fields of the panel; order and parent are changed in the tree. */
const edited = [
  'name',
  'title',
  'link',
  'icon',
  'posisiSubMenu',
  'resources',
  'hiddenInMenu',
  'mewarisi',
  'aktif',
] as const;

/** The fields of a menu, in whichever react-admin form context stands around. */
export function MenuForm({ heading, menu, defaults, onClose, onDirty }: Props) {
  const { confirm } = useDialogs();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [remove, { isPending }] = useDelete<Menu & { id: string }>();

  const onDelete = async () => {
    if (!menu) return;
    const text = `Hapus menu ${menu.name}? Hak akses peran atas menu ini ikut terhapus.`;
    if (!(await confirm({ text, accept: 'Hapus', danger: true }))) return;
    remove(
      'pengaturan/menu',
      { id: menu.id },
      {
        mutationMode: 'pessimistic',
        onSuccess: async () => {
          onClose();
          notify('Menu dihapus.', { type: 'success' });
          await queryClient.invalidateQueries({ queryKey: menusKey });
          await reloadSession();
        },
        onError: error => notify(refusalOf(error).message, { type: 'error' }),
      },
    );
  };

  return (
    <Form defaultValues={defaults}>
      <TellDirty name={`menu ${menu?.id ?? 'baru'}`} onChange={onDirty} takes />
      <Stack spacing={2} sx={{ alignItems: 'stretch' }}>
        <Typography variant="h6" component="h2">
          {heading}
        </Typography>
        {edited.map(source => (
          <FieldInput key={source} source={source} />
        ))}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SaveButton />
          <Button variant="text" onClick={onClose}>
            Tutup
          </Button>
          {menu && !menu.bawaan ? (
            <Button variant="text" color="error" onClick={onDelete} disabled={isPending} sx={{ ml: 'auto' }}>
              Hapus
            </Button>
          ) : null}
        </Stack>
      </Stack>
    </Form>
  );
}
