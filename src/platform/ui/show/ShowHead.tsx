import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { ActionBar } from '../../common/ActionBar.tsx';
import { PrintAction } from '../../common/print/PrintAction.tsx';
import { useWords } from '../../providers/language.ts';
import { CopyAction } from '../copy/CopyAction.tsx';
import { extensionsOf } from '../extensions.ts';
import { FieldCell } from '../FieldCell.tsx';
import { MergeAction } from '../merge/MergeAction.tsx';
import { isOffered, useMay } from '../permissions.ts';
import { PutOffWaiting } from '../putOff/PutOffButton.tsx';
import { useWaitingFilters } from '../putOff/waiting.ts';
import { useCrudOptions, useDeclaration } from '../registry.ts';
import { representationOf } from '../representation.ts';
import { useCrudPages } from '../useCrudPath.ts';
import { DeleteAction } from './DeleteAction.tsx';
import { MoreActions } from './MoreActions.tsx';
import { statusOf } from './statusOf.ts';
import { TransitionButtons } from './TransitionButtons.tsx';

interface Props {
  /** Steps that the open tab offers. */
  without?: readonly string[] | undefined;
}

/**
 * Name and state of a row, and what may be done with it; on phones the actions stand below. It comes at once, actions
 * included: whoever draws it waits for their code, since one more would push down what stands below.
 */
export function ShowHead({ without }: Props) {
  const say = useWords();
  const resource = useDeclaration();
  const record = useRecordContext();
  const { hasEdit, pathTo } = useCrudPages(resource.name);
  const mayEdit = useMay('edit') && isOffered(record);
  const { showActions: Own } = extensionsOf(resource.name);
  const status = statusOf(resource);
  const waiting = useWaitingFilters(useCrudOptions());
  if (!record) return null;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 2, rowGap: 1.5 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ alignItems: 'center', flexWrap: 'wrap', mr: 'auto', minWidth: 0 }}
      >
        <Typography component="h1" variant="h5" sx={{ overflowWrap: 'anywhere' }}>
          {representationOf(resource, record)}
        </Typography>
        {status ? <FieldCell source={status.source} /> : null}
      </Stack>
      <ActionBar>
        {Own ? <Own /> : null}
        <MoreActions>
          <PutOffWaiting waiting={waiting} />
          <PrintAction />
          <CopyAction />
          <MergeAction />
          <DeleteAction />
          <TransitionButtons without={without} only="danger" />
        </MoreActions>
        {mayEdit && hasEdit ? (
          <Button
            startIcon={<EditIcon />}
            variant="outlined"
            component={Link}
            to={pathTo({ type: 'edit', id: record.id }) ?? '/'}
          >
            {say('Ubah')}
          </Button>
        ) : null}
        <TransitionButtons without={without} only="others" />
      </ActionBar>
    </Stack>
  );
}
