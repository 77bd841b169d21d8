import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import './look/base.css';
import { whenIdle } from './layout/whenIdle.ts';
import { applyTokens, currentMode } from './look/mode.ts';
import { keepApp } from './providers/appWorker.ts';
import { routes } from './routes.tsx';

applyTokens(currentMode());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);

if (import.meta.env.PROD) window.addEventListener('load', () => whenIdle(keepApp));
