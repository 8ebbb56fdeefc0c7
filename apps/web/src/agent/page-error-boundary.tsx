/** Catches what a page throws while it renders (also a page whose code could not be loaded) and offers the way on. */
import { RotateCw } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '../components/notice.tsx';

interface State {
  readonly failed: boolean;
}

export class PageErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="wrap page">
        <div className="page__head">
          <h1>This page could not be shown</h1>
        </div>
        <Notice tone="danger" role="alert">
          <strong>Something broke on this page.</strong> What you saved is safe. Load the page again, or go on from the
          dashboard.
        </Notice>
        <div className="row mt5">
          <button type="button" className="btn btn--primary" onClick={() => globalThis.location.reload()}>
            <RotateCw className="icon" aria-hidden="true" />
            Load again
          </button>
          <Link className="btn" to="/dashboard">
            Dashboard
          </Link>
        </div>
      </div>
    );
  }
}
