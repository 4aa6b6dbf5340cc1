import { listeners } from '@sibyl/contracts/events/listeners'

export const help = `What RabbitMQ keeps because a service could not handle it, or because
nobody listened to it (unrouted). It is kept for 30 days.

  make dead                                        how many, by service
  make dead ARGS="list SERVICE"                    id, type, time, reason
  make dead ARGS="show SERVICE ID"                 one with its body, which may
                                                   hold personal data
  make dead ARGS="replay SERVICE ID"               hand one back, attempts anew
  make dead ARGS="replay SERVICE --all"            hand all of them back
  make dead ARGS="drop SERVICE ID --yes"           remove one for good
  make dead ARGS="drop SERVICE --all --yes"        remove all of them for good

SERVICE  ${listeners.join(', ')}, or unrouted
ID       the id in the list; an event can come twice, and both copies have it
--limit  how many to list, 100 if unsaid

AMQP_URL names the broker, NAMESPACE what the queues' names begin with (sibyl).
Without AMQP_URL, standalone keeps its dead letters in bus.db in its DATA_DIR:
see them, and replay them, on /admin.`
