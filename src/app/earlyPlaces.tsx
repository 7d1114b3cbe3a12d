import type { ReactNode } from 'react';
import type { Namespace } from '@/i18n/resources';
import type { PageId } from '@/routing/routes';
import { EarlyPlace } from '@/ui/loading/EarlyPage';
import { EMPTY_LINE } from '@/ui/text/separator';
import { GREETING_TEXTS, URGENT_TEXTS } from '@/pages/dashboard/words';
import '@/pages/admin/reports/reports.css';
import '@/pages/dashboard/dashboard.css';
import '@/pages/messages/messages.css';
import '@/pages/profile/profileHead.css';

/** The texts that are needed: keys of this namespace, and keys with their namespace. */
export interface EarlyTexts {
  readonly namespace: Namespace;
  readonly keys: readonly string[];
}

/** What a document shows of the first data of its page before the code is loaded. */
interface Early {
  /** The page's markup without its texts and controls, in the same places; build/early fills it. */
  readonly place: ReactNode;
  readonly texts?: EarlyTexts;
}

export const EARLY_PLACES: Readonly<Partial<Record<PageId, Early>>> = {
  dashboard: {
    place: (
      <EarlyPlace>
        <div className="vt-dashboard">
          <p className="vt-heading-lead">
            <span className="vt-greeting" />
          </p>
          <div className="vt-dashboard-parts">
            <div className="vt-surface" data-early-part="step">
              <div className="vt-panel-head">
                <div className="vt-h5" />
                <div />
              </div>
              <div className="vt-step">
                <p />
                <span className="vt-early-shape button" />
              </div>
            </div>
          </div>
        </div>
      </EarlyPlace>
    ),
    texts: { namespace: 'dashboard', keys: [...GREETING_TEXTS, ...URGENT_TEXTS] },
  },
  messages: {
    place: (
      <EarlyPlace>
        <div className="vt-messages">
          <div className="vt-messages-panes">
            <div className="vt-messages-list">
              <div className="vt-messages-controls">
                <span className="vt-early-shape" />
                <span className="vt-early-shape" />
                <span className="vt-early-shape" />
              </div>
              <div data-early-part="threads">
                <div className="vt-messages-count">{EMPTY_LINE}</div>
                <ul className="vt-messages-rows vt-surface bare" />
              </div>
            </div>
          </div>
        </div>
      </EarlyPlace>
    ),
  },
  profile: {
    place: (
      <EarlyPlace>
        <div className="vt-profile-actions">
          <div>
            <span className="vt-early-shape button" data-early="print" />
            <span className="vt-early-shape button" data-early="edit" />
          </div>
        </div>
        <div className="vt-profile-head">
          <span className="vt-profile-picture" />
          <div>
            <div className="vt-h3 vt-profile-name" />
            <div className="vt-profile-headline">
              <span data-early-part="headline" />
            </div>
            <div className="vt-facts vt-profile-facts">
              <span data-early-part="facts" />
            </div>
            <div className="vt-profile-marks">
              <div className="vt-profile-role" />
              <div className="vt-profile-since" />
            </div>
          </div>
        </div>
      </EarlyPlace>
    ),
    texts: { namespace: 'profile', keys: ['yearsOfExperience', 'print', 'editAll'] },
  },
  adminReports: {
    place: (
      <EarlyPlace>
        <div className="vt-reports-controls">
          <span className="vt-early-shape" />
          <span className="vt-early-shape" />
        </div>
        <p className="vt-reports-period" />
        <div className="vt-surface">
          <div className="vt-h5 vt-reports-title" />
          <div data-early-part="funnel">
            <p className="vt-reports-sentence" />
          </div>
        </div>
      </EarlyPlace>
    ),
    texts: {
      namespace: 'reports',
      keys: [
        'funnel.title',
        'funnel.sentence',
        'funnel.placed',
        'funnel.placedNone',
        'funnel.noneSent',
        'inUtc',
        'terms:range',
      ],
    },
  },
};
