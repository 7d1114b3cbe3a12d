import type { Message, User } from '../data/records.ts';
import { notFound } from '../http/HttpFailure.ts';
import { pagedList, type ListRule } from '../http/paging.ts';
import { get, put, type Resource } from '../http/route.ts';

const LIST: ListRule<Message> = {
  search: ({ from, subject, body }) => [from, subject, body],
  sort: { sentAt: ({ sentAt }) => sentAt, from: ({ from }) => from, subject: ({ subject }) => subject },
  defaultSort: 'sentAt',
  defaultOrder: 'desc',
};

const view = ({ id, from, subject, body, read, sentAt }: Message) => ({
  id,
  from,
  subject,
  body,
  read,
  sentAt,
});

export const messages: Resource = (backend) => {
  const { messages } = backend.data;
  const own = (user: User, id: string): Message => {
    const message = messages.get(id);
    if (!message || message.userId !== user.id) throw notFound('The message');
    return message;
  };
  return [
    get('/api/messages', ({ user, query }) => {
      const { id } = user();
      const page = pagedList(
        messages.filter(({ userId }) => userId === id),
        query,
        LIST,
      );
      return { ...page, data: page.data.map(view) };
    }),
    get('/api/messages/:id', ({ user, param }) => view(own(user(), param('id')))),
    put('/api/messages/:id', async ({ user, form: read, param }) => {
      const message = own(user(), param('id'));
      const form = await read();
      const isRead = form.boolean('read') ?? true;
      form.done();
      return view(messages.update(message.id, { read: isRead }));
    }),
  ];
};
