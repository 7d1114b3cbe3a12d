import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { Fragment, useId } from 'react';
import { AppLink } from '@/ui/page/AppLink';
import { rowLinkSx } from '@/ui/page/rowLinkSx';
import { PlainList } from '@/ui/text/PlainList';
import { sectionPath } from './sections';
import { type ProfileTask, useTaskTexts } from './tasks';

/** Suggested steps. Each links to a section of the profile and says how much it adds. */
export function NextSteps({ tasks }: { readonly tasks: readonly ProfileTask[] }) {
  return (
    <PlainList>
      {tasks.map((task) => (
        <Step key={task.name} task={task} />
      ))}
    </PlainList>
  );
}

function Step({ task }: { readonly task: ProfileTask }) {
  const texts = useTaskTexts();
  const id = useId();
  const brings = texts.brings(task);
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 2,
        // Space for a second line: the points are loaded later than the rest.
        minHeight: 68,
        paddingBlock: 0.75,
        '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      <div>
        <Box
          component={AppLink}
          to={sectionPath(task.section)}
          aria-describedby={brings.length > 0 ? id : undefined}
          sx={{
            color: 'text.primary',
            fontWeight: 550,
            ...rowLinkSx,
          }}
        >
          {texts.name(task)}
        </Box>
        {brings.length > 0 && (
          <Box component="span" id={id} sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {brings.map((text) => (
              <Fragment key={text}>
                {' '}
                <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                  <span aria-hidden>· </span>
                  {text}
                </Box>
              </Fragment>
            ))}
          </Box>
        )}
      </div>
      <ArrowForward
        aria-hidden
        className="vt-mirror"
        fontSize="small"
        sx={{ flexShrink: 0, color: 'text.secondary' }}
      />
    </Box>
  );
}
