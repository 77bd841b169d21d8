import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, ResourceContextProvider, useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RegisterHubOptions } from '../../../../resources/kit/index.ts';
import { TitleTools } from '../../common/print/TitleTools.tsx';
import { Said } from '../../common/Said.tsx';
import { useWords } from '../../providers/language.ts';
import { BinAction } from '../../ui/bin/BinAction.tsx';
import { messageOf } from '../../ui/failedCall.ts';
import { ListSkeleton } from '../../ui/list/ListSkeleton.tsx';
import { firstSort } from '../../ui/list/listFields.ts';
import { Notice } from '../../ui/list/Notice.tsx';
import { useRegistry } from '../../ui/registry.ts';
import type { ScreenProps } from '../../ui/screenParts.ts';
import { statusOf } from '../../ui/show/statusOf.ts';
import { ScreenTitle } from '../record/ScreenTitle.tsx';
import { OwnRegistration } from './OwnRegistration.tsx';
import { WaysIn } from './WaysIn.tsx';

type Props = ScreenProps<'register'>;

/** REGISTER, entrance: the registration under way with its next step, drafts, and the ways in with their requirements. */
export function RegisterHub({ resource, options, path }: Props) {
  return (
    <ResourceContextProvider value={resource}>
      <ScreenTitle path={path} />
      <Own resource={resource} options={options} />
    </ResourceContextProvider>
  );
}

function Own({ resource, options }: Pick<Props, 'resource' | 'options'>) {
  const say = useWords();
  const declaration = useRegistry().get(resource);
  const status = statusOf(declaration);
  const { data, error, isPending } = useGetList(
    resource,
    { filter: options.filter, sort: firstSort(declaration), pagination: { page: 1, perPage: 50 } },
    { retry: false },
  );
  if (isPending) return <ListSkeleton cards />;
  if (error) return <Notice role="alert" title={say('Pendaftaran tidak dapat dimuat')} text={messageOf(error)} />;
  const stateOf = (row: Record<string, unknown>) => String(row[status?.source ?? '']);
  const mine = data.filter(row => [...options.active, ...options.editable].includes(stateOf(row)));
  return (
    <Stack spacing={4} sx={{ mt: 1, maxWidth: 920 }}>
      <TitleTools>
        <BinAction />
      </TitleTools>
      {mine.length > 0 ? (
        <section>
          <Typography variant="h6" component="h2" sx={{ mb: 1.5 }}>
            {say('Pendaftaran Anda')}
          </Typography>
          <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {mine.map(row => (
              <RecordContextProvider key={row.id} value={row}>
                <OwnRegistration options={options} />
              </RecordContextProvider>
            ))}
          </Stack>
        </section>
      ) : null}
      {options.helper ? <Helper {...options.helper} /> : null}
      <WaysIn options={options} />
    </Stack>
  );
}

/** A way to look before one registers. */
const Helper = ({ label, text, path }: NonNullable<RegisterHubOptions['helper']>) => (
  <Alert
    severity="info"
    action={
      <Button component={Link} to={path} size="small" color="inherit">
        <Said label={label} />
      </Button>
    }
  >
    {text}
  </Alert>
);
