import { Cost } from './Cost';
import { Figures } from './Figures';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { LastCall } from './LastCall';
import { WhereTo } from './WhereTo';
import { WhoWeAre } from './WhoWeAre';

/** What this is, for whom, how it goes and what it costs. In the start-up code: keep it light. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Figures />
      <HowItWorks />
      <WhereTo />
      <Cost />
      <WhoWeAre />
      <LastCall />
    </>
  );
}
