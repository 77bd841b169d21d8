import Stack from '@mui/material/Stack';
import { AccessLog } from './AccessLog.tsx';

/** What the portal keeps of the person, and who looks at it. */
export const PrivacyTab = () => (
  <Stack spacing={4}>
    <AccessLog />
  </Stack>
);
