import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { whenIdle } from './platform/common/whenIdle.ts';
import { wordsReady } from './platform/identity.ts';
import { keepApp } from './platform/providers/appWorker.ts';
import { readToken } from './platform/providers/cookies.ts';
import { followIdentity } from './platform/providers/currentIdentity.ts';
import { routes } from './routes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

wordsReady.then(() =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createBrowserRouter(routes)} />
    </StrictMode>,
  ),
);

whenIdle(async () => followIdentity());

// The login page needs nothing more while the person types, so the app is cached then; with a session the back office
// does it after its first screen.
if (import.meta.env.PROD && !readToken()) window.addEventListener('load', () => whenIdle(keepApp));
