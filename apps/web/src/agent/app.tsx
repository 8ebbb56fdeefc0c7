/** The agent area's routes (spec §2): the first screens come at once, the others when they are opened. */
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { useLateCode } from '../components/late.tsx';
import { toastQueue } from '../components/toast-queue.ts';
import { CreateItineraryPage } from '../features/itinerary/create/create-itinerary-page.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { useWarmUp } from '../lib/use-warm-up.ts';
import { AgentFrame } from './agent-frame.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';

const loadToaster = () => import('../components/toaster.tsx');
const DashboardPage = lazy(async () => ({
  default: (await import('../features/dashboard/dashboard-page.tsx')).DashboardPage,
}));
const AdminItineraryPage = lazy(async () => ({
  default: (await import('../features/itinerary/admin/admin-itinerary-page.tsx')).AdminItineraryPage,
}));
const EditItineraryPage = lazy(async () => ({
  default: (await import('../features/itinerary/edit/edit-itinerary-page.tsx')).EditItineraryPage,
}));
const PublicItineraryPage = lazy(async () => ({
  default: (await import('../features/itinerary/public/public-itinerary-page.tsx')).PublicItineraryPage,
}));
const CreateQuotePage = lazy(async () => ({
  default: (await import('../features/flight-quote/create/create-quote-page.tsx')).CreateQuotePage,
}));
const EditQuotePage = lazy(async () => ({
  default: (await import('../features/flight-quote/edit/edit-quote-page.tsx')).EditQuotePage,
}));
const PublicQuotePage = lazy(async () => ({
  default: (await import('../features/flight-quote/public/public-quote-page.tsx')).PublicQuotePage,
}));
const CreateDealPage = lazy(async () => ({
  default: (await import('../features/travel-deal/create/create-deal-page.tsx')).CreateDealPage,
}));
const EditDealPage = lazy(async () => ({
  default: (await import('../features/travel-deal/edit/edit-deal-page.tsx')).EditDealPage,
}));
const DesignEditorPage = lazy(async () => ({
  default: (await import('../features/design-editor/design-editor-page.tsx')).DesignEditorPage,
}));
const PublicDealPage = lazy(async () => ({
  default: (await import('../features/travel-deal/public/public-deal-page.tsx')).PublicDealPage,
}));
const NotFoundPage = lazy(async () => ({ default: (await import('./not-found-page.tsx')).NotFoundPage }));
const TestPage = lazy(async () => ({ default: (await import('./test-page.tsx')).TestPage }));

export function App() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <Routes>
        <Route element={<AgentFrame />}>
          <Route path="/" element={<CreateItineraryPage />} />
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="/admin/itinerary/:id" element={<AdminItineraryPage />} />
          <Route path="/edit/:id" element={<EditItineraryPage />} />
          <Route path="/flights" element={<CreateQuotePage />} />
          <Route path="/edit-flight-quote/:id" element={<EditQuotePage />} />
          <Route path="/deals" element={<CreateDealPage />} />
          <Route path="/travel-deals" element={<CreateDealPage />} />
          <Route path="/edit-travel-deal/:id" element={<EditDealPage />} />
          <Route path="/design-editor" element={<DesignEditorPage />} />
        </Route>
        <Route element={<OpenFrame />}>
          <Route path="/itinerary/:id" element={<PublicItineraryPage />} />
          <Route path="/flight-quote/:id" element={<PublicQuotePage />} />
          <Route path="/deal/:id" element={<PublicDealPage />} />
          <Route path="/test" element={<TestPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
      <ToasterWhenNeeded />
    </QueryClientProvider>
  );
}

/** Pages that stand outside the agent's frame. */
function OpenFrame() {
  return (
    <PageErrorBoundary>
      <Suspense>
        <Outlet />
      </Suspense>
    </PageErrorBoundary>
  );
}

/**
 * The toaster's code comes after the first screen, but before it is needed: a toast may have to say that the network is gone. Where it has not come,
 * what is to be said waits for it.
 */
function ToasterWhenNeeded() {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.get);
  const { code } = useLateCode(loadToaster, toasts.length > 0);
  useWarmUp(loadToaster);
  return code && <code.Toaster />;
}
