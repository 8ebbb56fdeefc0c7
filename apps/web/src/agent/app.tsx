/** The agent area's routes (spec §2): the first screens come at once, the others when they are opened. */
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Route, Routes } from 'react-router';
import { Toaster } from '../components/toaster.tsx';
import { CreateItineraryPage } from '../features/itinerary/create/create-itinerary-page.tsx';
import { createQueryClient } from '../lib/query-client.ts';
import { AgentFrame } from './agent-frame.tsx';
import { LaterVersionPage } from './later-version-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { TestPage } from './test-page.tsx';

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
          <Route path="/flights" element={<LaterVersionPage kind="Flight quotes" />} />
          <Route path="/edit-flight-quote/:id" element={<LaterVersionPage kind="Flight quotes" />} />
          <Route path="/deals" element={<LaterVersionPage kind="Travel deals" />} />
          <Route path="/travel-deals" element={<LaterVersionPage kind="Travel deals" />} />
          <Route path="/edit-travel-deal/:id" element={<LaterVersionPage kind="Travel deals" />} />
        </Route>
        <Route
          path="/itinerary/:id"
          element={
            <PageErrorBoundary>
              <Suspense>
                <PublicItineraryPage />
              </Suspense>
            </PageErrorBoundary>
          }
        />
        <Route path="/test" element={<TestPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
      <Toaster />
    </QueryClientProvider>
  );
}
