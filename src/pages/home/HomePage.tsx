import { Cost } from './Cost';
import { Figures } from './Figures';
import { Hero } from './Hero';
import { HowItWorks } from './HowItWorks';
import { LastCall } from './LastCall';
import { WhereTo } from './WhereTo';
import { WhoWeAre } from './WhoWeAre';

/** The home page. It is part of the start chunk, so keep it small. */
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
